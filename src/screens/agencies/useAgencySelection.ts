import { useState } from 'react';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { usePortalDispatch } from '@/session/hooks';
import { errorReported } from '@/session/noticesSlice';
import type * as SelectionModule from './AgencySelection';

const loadSelection = () => import(/* webpackChunkName: 'table-tools' */ './AgencySelection');

/** The agencies that are selected; `parts` is undefined until Select is pressed. */
export function useAgencySelection() {
  const dispatch = usePortalDispatch();
  const [parts, setParts] = useState<typeof SelectionModule>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    parts,
    selected,
    onChange: setSelected,
    onOpen: () => void loadSelection().then(setParts, () => dispatch(errorReported(CODE_NOT_LOADED_TEXT))),
    onClose: () => {
      setParts(undefined);
      setSelected(new Set());
    },
  };
}
