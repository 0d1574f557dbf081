import { type AppFeature } from '@/domain/entities/application';

/** A feature of the catalogue, or one that is on, or is to be switched on, without being in it. */
export interface ListedFeature extends Pick<AppFeature, 'name' | 'description' | 'state'> {
  /** Whether the catalogue has it; null when it could not be read completely. */
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
      .map((name) => toUnlistedFeature(name, catalogue.isComplete)),
  ];
}

/**
 * The listed features, and those to be switched on that are neither on nor in the catalogue: a change that was put back,
 * or that comes from a draft. Without a switch it could not be withdrawn.
 */
export function includeAddedFeatures(
  listedFeatures: readonly ListedFeature[],
  added: readonly string[],
  isCatalogueComplete: boolean,
): readonly ListedFeature[] {
  const listedNames = new Set(listedFeatures.map(({ name }) => name));
  const missing = added.filter((name) => !listedNames.has(name));
  if (missing.length === 0) return listedFeatures;
  return [...listedFeatures, ...missing.map((name) => toUnlistedFeature(name, isCatalogueComplete))];
}

function toUnlistedFeature(name: string, isCatalogueComplete: boolean): ListedFeature {
  return { name, description: null, state: null, isInCatalogue: isCatalogueComplete ? false : null };
}
