import { riderKey } from '../db/riderKey';
import { notFound } from '../http/problems';
import { admin, type AdminCall, type Answer, type Route } from '../http/route';
import { userIdOf } from './userId';

const BASE = '/profile/api/v3';

export const profileRoutes: Route[] = [admin('GET', `${BASE}/profile/:userId`, getProfile)];

function getProfile({ db, agency, params }: AdminCall): Answer {
  const userId = userIdOf(params.userId);
  const rider = db.get(
    `SELECT user_id, first_name, last_name, date_of_birth, p_telephone_number AS cell_phone, email, created
     FROM riders WHERE key = ?`,
    riderKey(agency.id, userId),
  );
  const person =
    rider ??
    db.get(
      `SELECT user_id, first_name, last_name, NULL AS date_of_birth, cell_phone, email, created
       FROM staff WHERE user_id = ? AND agency_id = ?`,
      userId,
      agency.id,
    );
  if (!person) throw notFound('The profile');
  return { body: person };
}
