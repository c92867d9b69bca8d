import { type Explainer, explainer } from '../expectations/explainer.ts'
import { optionsOf } from '../expectations/options-of.ts'
import { standing } from '../expectations/standing.ts'
import { versionKnown } from '../expectations/version-known.ts'
import type { LoggedOracle } from '../log/run-log.ts'
import { givenSpec } from '../oracle/given-spec.ts'
import type { Tool } from '../oracle/oracle.ts'
import { knownIn, type WhyKnown } from './known-in.ts'
import { type MessageAbout, messageAbout } from './learnt-messages.ts'
import type { Run } from './run.ts'

/** A tool that was probed and is ready to be asked. */
export interface Asking {
  readonly tool: Tool
  readonly logged: LoggedOracle
  readonly explainer: Explainer
  /** Absent where nothing was learnt of the tool. */
  readonly about?: MessageAbout
  /** Absent without a baseline. */
  readonly known?: WhyKnown
}

async function texts(tool: Tool, run: Run): Promise<LoggedOracle['texts']> {
  const names = new Set(run.cases.map(({ rule }) => rule.slice(0, rule.indexOf('/'))))
  const known: Record<string, 'known' | 'unknown'> = {}
  for (const text of run.texts) {
    if (!names.has(text.name)) continue
    known[text.name] =
      tool.kind === 'validator' && text.name !== 'core' ? await tool.probe(text) : 'known'
  }
  return known
}

/** Probes a tool for the texts of the run's cases. */
export async function asking(tool: Tool, run: Run): Promise<Asking> {
  const { name, kind, version, build, command } = tool
  const spec = givenSpec(tool)
  const expectations = run.expectations.get(tool.tool)
  const known = versionKnown(version, expectations)
  const logged: LoggedOracle = {
    name,
    ...(spec === name ? {} : { spec }),
    tool: tool.tool,
    kind,
    version,
    ...(build === undefined ? {} : { build }),
    ...(known === version ? {} : { inherits: known }),
    command,
    texts: await texts(tool, run),
    standing: run.strictVersion ? 'gates' : standing(name, version, expectations),
  }
  const about = messageAbout(run.learnt?.get(tool.tool), version)
  return {
    tool,
    logged,
    ...(about === undefined ? {} : { about }),
    ...(run.baseline === undefined ? {} : { known: knownIn(run.baseline, logged) }),
    explainer: explainer(expectations?.entries ?? [], known, optionsOf(name), build),
  }
}
