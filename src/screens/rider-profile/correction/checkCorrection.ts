import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { paymentApi } from '@/api/payment';
import { type Finding, valuesOf, verdictOf } from '@/domain/correction';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { changeChecked } from '@/session/recordChange';
import {
  correctionCheckBegun,
  correctionSettled,
  type PaymentPlace,
  selectSentCorrection,
} from '@/session/sentCorrectionsSlice';
import { changedPayment } from './correctionChange';
import { readBalance, readPayment, readPayments } from './readAgain';

/**
 * 'Check now' (decision 19): reads payment, balance and list again and notes what that says of the correction. It
 * belongs to no component: who pressed it may be gone when the answers come.
 */
export function checkCorrection(place: PaymentPlace) {
  return async (dispatch: PortalDispatch, getState: () => PortalState): Promise<void> => {
    const sent = selectSentCorrection(getState(), place);
    if (sent?.stand !== 'settled') return;
    const since = Date.now();
    dispatch(correctionCheckBegun({ place }));
    const { agency } = place;
    const [mediums, payment, balanceAfter] = await Promise.all([
      dispatch(paymentApi.endpoints.listMediums.initiate({ agency }, { subscribe: false })),
      readPayment(dispatch, place, since),
      readBalance(dispatch, place, since),
      readPayments(dispatch, place),
    ]);
    const seen = payment && valuesOf(payment);
    const verdict: Finding['verdict'] =
      // Without the media nobody can tell whether an alias is the medium that was sent.
      seen === null || !mediums.data
        ? 'unknown'
        : verdictOf(sent.before, seen, sent.correction, mediums.data.rows);
    // The riders' list may have been read again before it was applied.
    if (verdict === 'applied') dispatch(platformApi.util.invalidateTags([tags.riders(agency)]));
    dispatch(changeChecked(agency, changedPayment(place), verdict));
    dispatch(correctionSettled({ place, finding: { verdict, seen, balanceAfter } }));
  };
}
