/** The address at which a playground opens a case. */
export function caseAddress(playground: string, id: string): string {
  return `${playground}#case=${id}`
}
