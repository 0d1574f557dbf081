/** Sets the clock forward, until the test ends or the returned spy is restored. */
export function passTime(milliseconds: number) {
  const now = Date.now.bind(Date);
  return jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}
