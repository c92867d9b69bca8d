/** A number with the noun that it counts: `1 case`, `1,234 cases`. */
export function counted(count: number, singular: string, many = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : many}`
}
