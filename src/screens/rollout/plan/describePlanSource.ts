import { type PlanSource } from '@/domain/rollout/rollout';

/** Describes the source of a plan, for the line below its title. */
export function describePlanSource(source: PlanSource): string {
  switch (source.kind) {
    case 'rule':
      return `as submitted in ${source.agency}`;
    case 'matrix':
      return `from the features of ${source.agency}`;
    case 'fleet':
      return source.agency === null ? 'from Fleet' : `as in ${source.agency}, from Fleet`;
    case 'file':
      return `from the file ${source.name}`;
    case 'undo':
      return source.fileName === undefined
        ? 'puts back what the last rollout changed, where an agency still has it'
        : `from the file ${source.fileName}, puts back what a rollout changed, where an agency still has it`;
  }
}
