/** Keys of `home.json`: the greeting of the hour, with and without a name. */
export type GreetingKey = `greeting.${'morning' | 'afternoon' | 'evening'}${'' | 'Plain'}`;

/** The greeting for an hour of the day (0 to 23, the reader's clock). */
export function greetingKey(hour: number, named: boolean): GreetingKey {
  const suffix = named ? '' : 'Plain';
  if (hour >= 5 && hour < 12) return `greeting.morning${suffix}`;
  return hour >= 12 && hour < 18 ? `greeting.afternoon${suffix}` : `greeting.evening${suffix}`;
}

/** The name to greet by: the first name, else what the profile has for a name, else null. */
export function greetingName(user: { firstName: string; userName: string } | null): string | null {
  const name = user?.firstName.trim() || user?.userName.trim();
  return name || null;
}
