import { planQueueItem } from '@/screens/app-features/queue/planQueueItem';

const application = { name: 'pay', version: '1.0.0', platform: 'ios' };
const failure = { kind: 'network' } as const;

interface Case {
  /** Whether the application is in the agency's list. */
  isListed?: boolean;
  isListFetching?: boolean;
  listFailure?: typeof failure;
  invalidRowCount?: number;
  /** The features that are on; undefined until they are read, null while the switches are not open. */
  active?: readonly string[] | null | undefined;
  isFetching?: boolean;
  /** The features of the catalogue. */
  catalogue?: readonly string[];
  isCatalogueComplete?: boolean;
  unsent?: Record<string, boolean>;
}

/** Plans a queue's item that asks for pay_wallet on and mod_booking off. */
function plan(options: Case) {
  const { catalogue = ['pay_wallet', 'mod_booking'] } = options;
  const active = 'active' in options ? options.active : [];
  const isInCatalogue = options.isCatalogueComplete === false ? null : false;
  const names = [...new Set([...catalogue, ...(active ?? [])])];
  const { plan: planned, ...rest } = planQueueItem({
    agency: 'METRO',
    switches: { application, changes: { added: ['pay_wallet'], removed: ['mod_booking'] } },
    applications: {
      options: { listed: options.isListed === false ? [] : [application], unlisted: [] },
      isFetching: options.isListFetching === true,
      failure: options.listFailure ?? null,
      invalidRowCount: options.invalidRowCount ?? 0,
    },
    features:
      active === null
        ? null
        : {
            activeNames: active && new Set(active),
            listedFeatures:
              active &&
              names.map((name) => ({
                name,
                description: null,
                state: null,
                isInCatalogue: catalogue.includes(name) || isInCatalogue,
              })),
            isFetching: options.isFetching === true,
            isCatalogueComplete: options.isCatalogueComplete !== false,
          },
    unsent: new Map(Object.entries(options.unsent ?? {})),
  });
  return { ...rest, states: planned && Object.fromEntries(planned.states) };
}

const NOTHING = {
  isListReading: false,
  states: null,
  isSet: false,
  canSet: false,
  problem: null,
  ending: null,
};
const ON = { pay_wallet: true };
const BOTH = { ...ON, mod_booking: false };
const LIST_UNREAD = 'Whether METRO lists pay 1.0.0 ios could not be read.';
const CATALOGUE_UNREAD = 'Whether the catalogue has pay_wallet could not be read.';
const OTHERS = 'pay 1.0.0 ios has other unsent changes of yours. Submit them or put them back first.';

it.each<[string, Case, Partial<ReturnType<typeof plan>>]>([
  ['waits for the list of applications', { isListed: false, isListFetching: true }, { isListReading: true }],
  [
    'says that the list could not be read',
    { isListed: false, listFailure: failure },
    { problem: LIST_UNREAD },
  ],
  ['says so of a part of it', { isListed: false, invalidRowCount: 1 }, { problem: LIST_UNREAD }],
  [
    'ends where the application is not listed',
    { isListed: false, active: null },
    { ending: { result: 'failed', note: 'it does not list pay 1.0.0 ios; nothing was set' } },
  ],
  ['does not plan before its switches are open', { active: null }, {}],
  ['does not plan before its features are read', { active: undefined }, {}],
  ['does not plan while they are read again', { isFetching: true }, {}],
  ['can set what differs', { active: ['mod_booking'] }, { states: BOTH, canSet: true }],
  ['sets nothing that is so', { active: [] }, { states: ON, canSet: true }],
  ['knows that it is set', { unsent: ON }, { states: ON, isSet: true }],
  [
    'is not set while a part of it is',
    { active: ['mod_booking'], unsent: ON },
    { states: BOTH, canSet: true },
  ],
  [
    'sets nothing among other unsent changes',
    { unsent: { amble_map: true } },
    { states: ON, problem: OTHERS },
  ],
  [
    'ignores an unsent switch that is no change',
    { unsent: { amble_map: false } },
    { states: ON, canSet: true },
  ],
  [
    'ends where nothing differs',
    { active: ['pay_wallet'] },
    { states: {}, ending: { result: 'unchanged', note: 'it has these states already' } },
  ],
  [
    'ends where the catalogue lacks all that differs',
    { catalogue: ['mod_booking'] },
    { states: {}, ending: { result: 'failed', note: 'the catalogue does not have pay_wallet' } },
  ],
  [
    'does not say that an incomplete catalogue lacks a feature',
    { catalogue: ['mod_booking'], isCatalogueComplete: false },
    { states: {}, problem: CATALOGUE_UNREAD },
  ],
  [
    'sets the rest only at a press when the catalogue is incomplete',
    { active: ['mod_booking'], catalogue: ['mod_booking'], isCatalogueComplete: false },
    { states: { mod_booking: false }, canSet: true, problem: CATALOGUE_UNREAD },
  ],
])('%s', (_title, options, expected) => {
  expect(plan(options)).toEqual({ ...NOTHING, ...expected });
});
