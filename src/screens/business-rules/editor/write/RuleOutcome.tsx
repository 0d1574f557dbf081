import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QueuedRule } from '@/domain/changes/changeQueue';
import { listRetryAdvice } from '@/domain/failureTexts/retryAdvice';
import { RULE_UPDATE_TITLES } from '@/domain/failureTexts/ruleUpdate';
import { usePortalDispatch } from '@/session/hooks';
import { createNextAction } from '@/shared/change-queue/createNextAction';
import { QueueChooser } from '@/shared/change-queue/QueueChooser';
import { useQueueOf } from '@/shared/change-queue/useQueueOf';
import { WriteOutcomeModal } from '@/shared/writes/WriteOutcomeModal';
import { RuleDifference } from '../RuleDifference';
import { getRulePlace } from '../rulePlace';
import { describeFailedUpdate } from './updateRuleWrite';
import { type RuleEditActions } from './useRuleEdit';

export function RuleOutcome({ ruleEdit }: { ruleEdit: RuleEditActions }) {
  const { write, returnToEditor, close } = ruleEdit;
  const [choosingFor, setChoosingFor] = useState<QueuedRule | null>(null);
  const queue = useQueueOf('rule');
  const dispatch = usePortalDispatch();
  const navigate = useNavigate();
  const closeAction = { label: 'Close', onClick: close };
  if (choosingFor)
    return (
      <QueueChooser
        title={`Set ${choosingFor.identity} as in ${choosingFor.source} in…`}
        change={choosingFor}
        onStart={close}
        onCancel={() => setChoosingFor(null)}
      />
    );
  return (
    <WriteOutcomeModal
      write={write}
      place={({ rule }) => getRulePlace(rule)}
      processing={({ rule }) => ({ title: RULE_UPDATE_TITLES.processing, body: rule.identity })}
      success={({ agency, rule, mine, before = rule.ruleJson }, wasVerified) => {
        const ruleJson = mine ?? rule.ruleJson;
        const isQueued =
          queue !== null &&
          queue.items[queue.position]?.agency === agency &&
          queue.change.identity === rule.identity &&
          queue.change.category === rule.categoryName;
        const { identity, categoryName: category } = rule;
        return {
          title: RULE_UPDATE_TITLES.success,
          body: (
            <>
              <p>{wasVerified ? `Applied: ${rule.identity} has the new value.` : rule.identity}</p>
              <RuleDifference before={before} after={ruleJson} />
            </>
          ),
          actions: isQueued
            ? [createNextAction(queue, { dispatch, navigate, close }), closeAction]
            : [
                closeAction,
                // Other agencies find a category by its name.
                ...(category === null
                  ? []
                  : [
                      {
                        label: 'Do the same in…',
                        onClick: () =>
                          setChoosingFor({ kind: 'rule', source: agency, category, identity, ruleJson }),
                      },
                    ]),
              ],
          onClose: close,
        };
      }}
      failed={(outcome) => {
        const { rule, editorText } = outcome.subject;
        const { title, details } = describeFailedUpdate(outcome);
        return {
          title: RULE_UPDATE_TITLES.failed,
          body: (
            <>
              <p>
                {rule.identity}: {title}
              </p>
              <ul>
                {[...new Set([...details, ...outcome.failures.flatMap(listRetryAdvice)])].map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            </>
          ),
          actions: [
            closeAction,
            { label: 'Try again', onClick: () => returnToEditor(rule, editorText), isResend: true },
          ],
          // Escape does not discard the typed value.
          onClose: () => returnToEditor(rule, editorText),
        };
      }}
    />
  );
}
