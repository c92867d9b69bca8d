import type { FiledCase } from '../../corpus/manifest.ts'
import type { LoggedOracle, LoggedRun, Result } from '../../log/run-log.ts'
import { nameAndVersion } from '../../name-and-version.ts'
import { plainName } from '../../oracle/plain-name.ts'
import { ourCommand } from '../../our-command.ts'
import { template } from '../../render.ts'
import { answersTo, saidBy } from '../../report/causes/answers-to.ts'
import { type CauseContext, causeView } from '../../report/causes/cause-view.ts'
import type { FoundCause } from '../../report/causes/found-cause.ts'
import { separate } from '../../report/causes/joined-faults.ts'
import { commandsFor } from '../../report/causes/next-commands.ts'
import { moduleOfCase, type ShownModule } from '../../report/causes/shown-module.ts'
import { standingAt } from '../../report/causes/standing.ts'
import type { Material } from '../../report/material.ts'
import type { WrittenPage } from './written-page.ts'

/** The address of the page of a cause in a report. */
export function causeHash({ tool, id }: FoundCause): string {
  return `#/cause/${encodeURIComponent(tool)}/${encodeURIComponent(id)}`
}

function shownName({ name, version }: LoggedOracle): string {
  return nameAndVersion({ name: plainName(name), version })
}

function caseHash(id: string): string {
  const [text = '', slug = '', ...name] = id.split('/')
  return `#/rule/${text}/${slug}?case=${encodeURIComponent(name.join('/'))}`
}

function answersOf(
  oracles: readonly LoggedOracle[],
  results: readonly Result[] = [],
): CauseContext['answers'] {
  return oracles.flatMap((oracle) => {
    const message = saidBy(results, oracle.name)
    return message === undefined ? [] : [{ name: shownName(oracle), said: message }]
  })
}

/** A page for each cause of a run, with the smallest module that shows it, for the script of the report to show. */
export function causePages(
  { header, results }: LoggedRun,
  faults: readonly FoundCause[],
  material: Material,
): readonly WrittenPage[] {
  const filed = new Map<string, FiledCase>(
    material.corpus?.manifest.cases.map((filedCase) => [filedCase.id, filedCase]),
  )
  const shown = separate(faults).map((cause) => {
    const module = material.corpus && moduleOfCase(cause, material.corpus, filed)
    return { cause, module }
  })
  const answered = answersTo(results, new Set(shown.flatMap(({ module }) => module?.case ?? [])))
  const joined = new Map(faults.map((fault) => [fault.fault, fault.joined ?? []]))
  const fill = template('parts/cause-body.hbs', 'xml')
  return shown.map(({ cause, module }): WrittenPage => {
    const context = contextOf(cause, module)
    const view = causeView(cause, material, context)
    return [`${cause.tool}/${cause.id}`, fill({ ...view, level: 2, below: 3 })]
  })

  function contextOf(cause: FoundCause, module: ShownModule | undefined): CauseContext {
    const oracles = header.oracles.filter(({ tool }) => tool === cause.tool)
    return {
      module,
      versions: oracles.map((oracle) => ({
        version: shownName(oracle),
        ...standingAt(cause, oracle.name, oracle),
      })),
      answers: answersOf(oracles, answered.get(module?.case ?? '')),
      commands: commandsFor(cause, header.oracles).map(ourCommand),
      same: (joined.get(cause.fault) ?? []).filter(
        ({ tool, id }) => tool !== cause.tool || id !== cause.id,
      ),
      files: [],
      hrefs: {
        tool: () => `#/findings?tool=${encodeURIComponent([...cause.cases.keys()].at(-1) ?? '')}`,
        rule: (rule) => `#/rule/${rule}`,
        case: (id) => (filed.has(id) ? caseHash(id) : ''),
        cause: causeHash,
      },
    }
  }
}
