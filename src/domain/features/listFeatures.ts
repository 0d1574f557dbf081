import { type AppFeature } from '@/domain/entities/application';

/** A feature of the catalogue, or one that is on without being in it. */
export interface ListedFeature extends Pick<AppFeature, 'name' | 'description' | 'state'> {
  /** Whether the service's list of all features has it; null when the list could not be read completely. */
  isInCatalogue: boolean | null;
}

interface Catalogue {
  rows: readonly AppFeature[];
  /** Whether all its pages and rows could be read. */
  isComplete: boolean;
}

/** All features of the catalogue, and those that are on without being in it. */
export function listFeatures(
  catalogue: Catalogue,
  columns: readonly { active: ReadonlySet<string> }[],
): readonly ListedFeature[] {
  const catalogueNames = new Set(catalogue.rows.map(({ name }) => name));
  const activeNames = new Set(columns.flatMap(({ active }) => [...active]));
  return [
    ...catalogue.rows.map(({ name, description, state }) => ({
      name,
      description,
      state,
      isInCatalogue: true,
    })),
    ...[...activeNames]
      .filter((name) => !catalogueNames.has(name))
      .map((name) => ({
        name,
        description: null,
        state: null,
        isInCatalogue: catalogue.isComplete ? false : null,
      })),
  ];
}
