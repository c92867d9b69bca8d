import type { Verdict } from '#spec/verdict'
import { askedBefore } from '../../check/asked-before.ts'
import type { Oracle, Tool } from '../../oracle/oracle.ts'
import type { RememberingOracle } from '../../oracle/remembering.ts'
import { verdictText } from '../../report/verdict-text.ts'
import type { Asked } from './asked.ts'
import { type Contradiction, contradictionOf, type DoubtedAnswer } from './contradiction.ts'
import type { Observation } from './observation.ts'
import type { Probe } from './probe.ts'

/** A probe whose tools have been asked nothing. */
interface FreshProbe extends Pick<Probe, 'observe'> {
  readonly close: () => void
}

function freshTool(tool: Tool): { readonly tool: Tool; readonly close: () => void } {
  if (tool.kind !== 'validator' || tool.fresh === undefined) return { tool, close: () => {} }
  const { judgeAll, close } = tool.fresh()
  const judge: Oracle['judge'] = async (module, environment) =>
    (await judgeAll([{ module, environment }]))[0] ?? { kind: 'error', why: 'no verdict' }
  return { tool: { ...tool, judge, judgeAll }, close }
}

function asBefore({ asked, disagreement: { options } }: DoubtedAnswer): Asked {
  return options === undefined ? asked : { ...asked, options }
}

function isSame(observation: Observation | undefined, { disagreement }: DoubtedAnswer): boolean {
  return observation?.disagreement?.outcome === disagreement.outcome
}

/** Whether it has to be asked again: a crash that is not repeated was asked again at once. */
function isQuestion({ disagreement }: DoubtedAnswer): boolean {
  return disagreement.outcome !== 'inconsistent'
}

/** The verdicts that these outcomes come of; `invalid` for others. */
const wrongKinds: Readonly<Record<string, Verdict['kind']>> = {
  'false-accept': 'valid',
  inconsistent: 'crash',
}

/** The answer of a process that has been asked nothing else. */
function answerOf({ kind, template, disagreement }: Observation): string {
  return disagreement?.said ?? `${kind} ${template}`.trim()
}

/**
 * Asks again in fresh processes: first in one, in the reverse order; then in one of its own about each module that was not
 * answered as before.
 *
 * @param formOf the same probe of other tools.
 * @param remembered the tool, where the probe asks about each module once and in no other way; it says what came before.
 */
export function askingAfresh(
  probe: Probe,
  formOf: (tools: readonly Tool[]) => Probe,
  remembered: RememberingOracle | undefined,
): NonNullable<Probe['askAfresh']> {
  const fresh = remembered?.fresh
  let isCounted = false

  function opened(): FreshProbe {
    const tools = probe.tools.map(freshTool)
    return {
      observe: formOf(tools.map(({ tool }) => tool)).observe,
      close: () => {
        for (const { close } of tools) close()
      },
    }
  }

  async function observed(wrong: readonly DoubtedAnswer[]): Promise<readonly Observation[]> {
    const { observe, close } = opened()
    try {
      return await observe(wrong.map(asBefore))
    } finally {
      close()
    }
  }

  async function counted({ asked, disagreement }: DoubtedAnswer, contradiction: Contradiction) {
    const { words, environment } = asked
    const history = remembered?.history() ?? []
    const place = history.findLastIndex(({ module }) => module === words)
    if (isCounted || fresh === undefined || place < 0) return contradiction
    isCounted = true
    const question = { module: words, environment }
    const kind = wrongKinds[disagreement.outcome] ?? 'invalid'
    const found = await askedBefore(fresh, history.slice(0, place), question, { kind })
    const { before, ...numbers } = found
    const { again } = contradiction.disagreement
    return {
      disagreement: {
        ...contradiction.disagreement,
        ...(again === undefined ? {} : { again: { ...again, ...numbers } }),
      },
      ...(before === undefined ? {} : { before }),
    }
  }

  return async (wrong) => {
    const toAsk = wrong.filter(isQuestion)
    const together = toAsk.length === 0 ? [] : await observed(toAsk.toReversed())
    const answers = new Map(toAsk.toReversed().map((answer, index) => [answer, together[index]]))
    const contradictions: (Contradiction | undefined)[] = []
    for (const answer of wrong) {
      const { disagreement } = answer
      if (!isQuestion(answer)) {
        contradictions.push(await counted(answer, { disagreement }))
        continue
      }
      const [alone] = isSame(answers.get(answer), answer) ? [] : await observed([answer])
      contradictions.push(
        alone === undefined || isSame(alone, answer)
          ? undefined
          : await counted(answer, {
              disagreement: contradictionOf(disagreement, answerOf(alone)),
            }),
      )
    }
    return contradictions
  }
}

/** The contradiction of a tool that died over a module, and answered when it was asked again at once. */
export function crashNotRepeated(
  { signal, message }: { readonly signal: string; readonly message: string },
  again: Parameters<typeof verdictText>[0],
): Contradiction['disagreement'] {
  const death = `died: ${signal} ${message}`.trim()
  return {
    ...{ outcome: 'inconsistent', key: '', said: death },
    again: { said: verdictText(again) },
  }
}
