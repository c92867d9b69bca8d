import type { Request, RunOutcome } from '#reference/execute/request'

/** Whether a run changes a byte that the texts define. */
function changes(
  { buffers }: Extract<RunOutcome, { kind: 'finished' }>,
  request: Request,
): boolean {
  const given = (key: string): Uint8Array | undefined => {
    const [, number] = /^argument,(\d+)$/.exec(key) ?? []
    const argument = number === undefined ? undefined : request.arguments?.[Number(number)]
    return argument?.kind === 'buffer' ? argument.bytes : request.bindings?.get(key)
  }
  return [...buffers].some(([key, { bytes, known }]) => {
    const before = given(key)
    return bytes.some((byte, index) => known[index] === 1 && byte !== before?.[index])
  })
}

/** How a run ends, without numbers, so that runs can be counted by it. */
export function outcomeText(outcome: RunOutcome, request: Request): string {
  switch (outcome.kind) {
    case 'finished':
      return changes(outcome, request) ? 'defined' : 'no byte that it changes is defined'
    case 'undefined':
      return `undefined behavior: ${outcome.rule ?? outcome.section}`
    case 'unsupported':
    case 'open':
    case 'refused':
    case 'defect':
      return `${outcome.kind}: ${outcome.message.replaceAll(/%?\d+/g, '*')}`
    case 'limit':
      return `limit: ${outcome.limit}`
  }
}
