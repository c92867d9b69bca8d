/** The channel in an oracle's name: `testing` of `spirv-opt@testing -Os` and of the harness of it; empty where it has none. */
export function channelOf(name: string): string {
  return /^(?:harness:)?[^:=@]*@([\w.-]+)/.exec(name)?.[1] ?? ''
}
