import { median, mediansByKey, percentile, ratio } from '../../../bench/runner/statistics';

describe('median', () => {
  it('is the middle one, in whatever order they come', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([100, 20, 3])).toBe(20);
  });

  it('is the mean of two middle ones', () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });

  it('is not there for nothing', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('percentile', () => {
  it('is the smallest number that the share does not exceed', () => {
    const numbers = Array.from({ length: 100 }, (_none, index) => 100 - index);
    expect(percentile(numbers, 0.95)).toBe(95);
    expect(percentile(numbers, 1)).toBe(100);
    expect(percentile([7], 0)).toBe(7);
  });

  it('is not there for nothing', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

it('says how many times the baseline a figure is, where the baseline is something', () => {
  expect(ratio(30, 20)).toBe(1.5);
  expect(ratio(30, 0)).toBeNull();
});

it('takes the mediansByKey of samples figure by figure', () => {
  expect(mediansByKey([{ a: 1, b: 10 }, { a: 3 }, { a: 2 }])).toEqual({ a: 2, b: 10 });
});
