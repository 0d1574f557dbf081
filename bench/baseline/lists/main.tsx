import { lazy } from 'react';
import { Route } from 'react-router-dom';
import { mount } from '../stack/mount';

const Dashboard = lazy(() => import('./Dashboard').then((module) => ({ default: module.Dashboard })));
const RidersPage = lazy(() => import('./RidersPage').then((module) => ({ default: module.RidersPage })));
const PassesPage = lazy(() => import('./PassesPage').then((module) => ({ default: module.PassesPage })));

mount(
  <Route path="/agency-dashboard/:abbreviation">
    <Route index element={<Dashboard />} />
    <Route path="riders" element={<RidersPage />} />
    <Route path="passes" element={<PassesPage />} />
  </Route>,
);
