/** Whole years between a birth date and today, both `YYYY-MM-DD`; a birthday counts from its own day. */
export function ageOn(today: string, birthdate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years
}
