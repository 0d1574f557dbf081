/** The database with the runs and snapshots of operators who keep them on this computer. */
export const FLEET_DATABASE = 'fare-portal:fleet';
