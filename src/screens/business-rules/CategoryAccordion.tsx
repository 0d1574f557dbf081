import { useId } from 'react';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { textOrDash } from '@/domain/missingValue';
import { Icon } from '@/ui/icons/Icon';
import { CategoryRulesTable } from './CategoryRulesTable';
import { type RuleRow } from './ruleRow';
import './CategoryAccordion.css';

/** Agencies have about this many categories. */
const SKELETON_COUNT = 6;

interface Props {
  agency: string;
  category: RuleCategory;
  isOpen: boolean;
  onToggle: () => void;
  onOpenRule: (row: RuleRow) => void;
}

export function CategoryAccordion({ agency, category, isOpen, onToggle, onOpenRule }: Props) {
  const contentId = useId();
  return (
    <section className="category card">
      <h2 className="category__heading">
        <button
          type="button"
          className="category__button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? contentId : undefined}
          onClick={onToggle}
        >
          <span className="category__name">
            <Icon name="right" />
            <span>{textOrDash(category.name)}</span>
          </span>
        </button>
      </h2>
      {category.description !== null && <p className="category__description">{category.description}</p>}
      {isOpen && (
        <div id={contentId} className="category__rules">
          <CategoryRulesTable agency={agency} category={category} onOpenRule={onOpenRule} />
        </div>
      )}
    </section>
  );
}

/** Placeholders with the height of categories, shown while these are loading. */
export function CategorySkeletons() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <div key={index} className="category category--skeleton card" aria-hidden="true" />
      ))}
    </>
  );
}
