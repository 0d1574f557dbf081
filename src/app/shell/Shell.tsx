import { Outlet } from 'react-router-dom';
import { DashboardBanner } from './DashboardBanner';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import './Shell.css';

/** Menu, top bar and banner around a screen. */
export function Shell() {
  return (
    <div className="shell">
      <a className="shell__skip" href="#content">
        Skip to content
      </a>
      <SideMenu />
      <div className="shell__main">
        <TopBar />
        <DashboardBanner />
        <main id="content" className="shell__content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
