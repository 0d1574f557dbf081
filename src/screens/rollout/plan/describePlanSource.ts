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
      if (source.isRest)
        return 'goes on with an undo that ended early: puts back what the rollout before it changed, where an agency still has it';
      return source.fileName === undefined
        ? 'puts back what the last rollout changed, where an agency still has it'
        : `from the file ${source.fileName}, puts back what a rollout changed, where an agency still has it`;
  }
}

/** The kind of a plan, for the beginning of its title. */
export function describePlanTitle(source: PlanSource): string {
  if (source.kind !== 'undo') return 'Plan';
  return source.isRest ? 'Rest of an undo' : 'Undo plan';
}
