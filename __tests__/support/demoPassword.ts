/** The password of the demo accounts of every platform that the tests start. */
export const DEMO_PASSWORD = 'Harbour-Light-7';
