import type { LoggedOracle } from '../../log/run-log.ts'
import { type CellState, marks } from '../../pages/cell-view.ts'
import type { FoundCause } from './found-cause.ts'

/** The relation of a version to a cause: the cases that show it, or why there are none. */
export interface Standing {
  readonly state: CellState
  readonly mark: string
  readonly count: number
  readonly said: string
}

/**
 * The relation of a version of a tool to a cause.
 *
 * @param label the name of the version among the cases of the cause.
 */
export function standingAt(
  { cases, texts }: FoundCause,
  label: string,
  logged: Pick<LoggedOracle, 'texts'>,
): Standing {
  const count = cases.get(label)?.length ?? 0
  const isUnknown = texts.every((text) => logged.texts[text] === 'unknown')
  const state = count > 0 ? 'open' : isUnknown ? 'none' : 'right'
  const text =
    count > 0
      ? `${count} ${count === 1 ? 'case' : 'cases'}`
      : isUnknown
        ? 'text unknown'
        : 'not seen'
  return { state, mark: marks[state], count, said: text }
}
