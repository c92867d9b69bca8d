/** The channel in an oracle's name: `testing` of `spirv-opt@testing -Os`; empty where it has none. */
export function channelOf(name: string): string {
  return /^[^:=@]*@([\w.-]+)/.exec(name)?.[1] ?? ''
}
