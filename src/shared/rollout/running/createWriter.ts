import { type RolloutSubject } from '@/domain/rollout/rollout';
import { createFeaturesWriter } from './featuresWriter';
import { createRuleWriter } from './ruleWriter';
import { type SubjectWriter } from './subjectWriter';

export function createWriter(subject: RolloutSubject): SubjectWriter {
  return subject.kind === 'rule' ? createRuleWriter(subject) : createFeaturesWriter(subject);
}
