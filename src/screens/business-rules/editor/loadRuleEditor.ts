export const loadRuleEditor = () => import(/* webpackChunkName: 'rule-editor' */ './ruleEditorBundle');
