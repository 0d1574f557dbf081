import { useId } from 'react';
import { type RuleCategory } from '@/domain/entities/businessRule';
import { textOr } from '@/domain/missing';
import { CategoryTable } from './CategoryTable';
import { type RuleRow } from './ruleRow';
import './CategoryAccordion.css';

/** Bars that stand for the categories while they are under way. */
const SKELETONS = 6;

interface Props {
  agency: string;
  category: RuleCategory;
  isOpen: boolean;
  onToggle: () => void;
  onOpen: (row: RuleRow) => void;
}

/** A category: opens on the first click, closes on the next (specification 4). */
export function CategoryAccordion({ agency, category, isOpen, onToggle, onOpen }: Props) {
  const id = useId();
  return (
    <section className="category">
      <h2 className="category__head">
        <button
          type="button"
          className="category__button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onToggle}
        >
          <span className="category__sign" aria-hidden="true" />
          {textOr(category.name)}
        </button>
      </h2>
      {category.description !== null && <p className="category__description">{category.description}</p>}
      {isOpen && (
        <div id={id} className="category__rules">
          <CategoryTable agency={agency} category={category} onOpen={onOpen} />
        </div>
      )}
    </section>
  );
}

/** Categories of the real height while they are under way. */
export function CategorySkeletons() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading…
      </p>
      {Array.from({ length: SKELETONS }, (_, place) => (
        <div key={place} className="category category--skeleton" aria-hidden="true" />
      ))}
    </>
  );
}
