/*
 * The chunk `rule-editor`: the dialogs of a rule, and the code that parses their JSON. The page loads it with
 * `loadRuleEditor`, because the first view needs only the tables.
 */
export { fillEditor } from './json/fillEditor';
export { findQueuedRule } from './queue/findQueuedRule';
export { RuleQueue } from './queue/RuleQueue';
export { RuleDraftNotice } from './RuleDraftNotice';
export { RuleModal } from './RuleModal';
