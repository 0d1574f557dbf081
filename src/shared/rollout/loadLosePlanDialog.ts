export const loadLosePlanDialog = () => import('./LosePlanDialog').then((loaded) => loaded.LosePlanDialog);
