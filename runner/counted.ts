/** A number with the noun that it counts: `1 case`, `1,234 cases`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
