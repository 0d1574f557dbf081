/** The products that each agency sells. Prices are in cents; each agency adds a small amount. */
export const PRODUCTS = [
  { sku: 'SINGLE', name: 'Single Ride', price: 225, fareType: 'single' },
  { sku: 'DAY', name: 'Day Pass', price: 500, fareType: 'period' },
  { sku: 'THREEDAY', name: '3-Day Pass', price: 1_200, fareType: 'period' },
  { sku: 'WEEK', name: '7-Day Pass', price: 2_250, fareType: 'period' },
  { sku: 'MONTH', name: '31-Day Pass', price: 7_000, fareType: 'period' },
  { sku: 'MONTH-RED', name: '31-Day Pass Reduced', price: 3_500, fareType: 'period' },
  { sku: 'TEN', name: '10-Ride Ticket', price: 2_000, fareType: 'multi' },
  { sku: 'EXPRESS', name: 'Express Single', price: 450, fareType: 'single' },
  { sku: 'PARA', name: 'Paratransit Trip', price: 400, fareType: 'single' },
  { sku: 'TRANSFER', name: 'Transfer', price: 0, fareType: 'transfer' },
  { sku: 'SEMESTER', name: 'Semester Pass — Étudiant', price: 18_000, fareType: 'period' },
] as const;
