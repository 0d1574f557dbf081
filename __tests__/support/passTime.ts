/** Sets the clock forward, until the returned spy is restored. */
export function passTime(milliseconds: number) {
  const now = Date.now.bind(Date);
  return jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}
