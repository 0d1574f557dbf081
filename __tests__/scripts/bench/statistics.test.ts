import { median, mediansByKey, percentile, ratio } from '../../../bench/runner/statistics';

describe('median', () => {
  it('is the middle number of an unsorted list', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([100, 20, 3])).toBe(20);
  });

  it('is the mean of the two middle numbers', () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });

  it('throws for an empty list', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('percentile', () => {
  it('is the smallest number that covers the share', () => {
    const numbers = Array.from({ length: 100 }, (_none, index) => 100 - index);
    expect(percentile(numbers, 0.95)).toBe(95);
    expect(percentile(numbers, 1)).toBe(100);
    expect(percentile([7], 0)).toBe(7);
  });

  it('throws for an empty list', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

it('divides a figure by its baseline, and is null when the baseline is zero', () => {
  expect(ratio(30, 20)).toBe(1.5);
  expect(ratio(30, 0)).toBeNull();
});

it('computes the median of each figure over all samples', () => {
  expect(mediansByKey([{ a: 1, b: 10 }, { a: 3 }, { a: 2 }])).toEqual({ a: 2, b: 10 });
});
