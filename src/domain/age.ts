/** Full years from a date of birth, `1990-05-01`, to a day in the browser's time zone. Null for any other text. */
export function getAge(dateOfBirth: string | null, now: Date): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(dateOfBirth ?? '') ?? [];
  if (year === undefined) return null;
  const hadBirthday =
    now.getMonth() + 1 > Number(month) ||
    (now.getMonth() + 1 === Number(month) && now.getDate() >= Number(day));
  const age = now.getFullYear() - Number(year) - (hadBirthday ? 0 : 1);
  return age >= 0 ? age : null;
}
