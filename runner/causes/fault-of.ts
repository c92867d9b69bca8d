import type { Cause } from './cause.ts'

/** The fault that a cause is, as `TOOL/ID`: of the cause that represents it, or its own where it joins none. */
export function faultOf(
  tool: string,
  id: string,
  cause: Partial<Pick<Cause, 'shared'>> | undefined,
): string {
  return cause?.shared ?? `${tool}/${id}`
}
