import type { Transformation } from '#generators/metamorphic/transformation'
import type { Validator } from '#reference/validate'
import type { Profile } from '../../check/profile.ts'
import type { Consumer, Oracle, Tool } from '../../oracle/oracle.ts'
import { type RememberingOracle, remembering } from '../../oracle/remembering.ts'
import { askingAfresh } from './ask-afresh.ts'
import { moduleOptions } from './effects/effects.ts'
import { effectsProbe } from './effects-probe.ts'
import { metamorphicProbe } from './metamorphic-probe.ts'
import { notAsked } from './observation.ts'
import { observe } from './observe.ts'
import { observeConsumer } from './observe-consumer.ts'
import { observeExecution } from './observe-execution.ts'
import { observeRoundTrip } from './observe-round-trip.ts'
import { observeRun } from './observe-run.ts'
import { optionsProbe } from './options-probe.ts'
import { passesProbe } from './passes-probe.ts'
import { printingProbe } from './printing-probe.ts'
import type { Probe } from './probe.ts'
import { type Twinned, twinProbe } from './twin-probe.ts'
import { twoToolsProbe } from './two-tools-probe.ts'

function ofTool(tool: Tool, profile?: Profile, judge?: Validator): Probe {
  return {
    name: tool.name,
    tools: [tool],
    one: { of: 1, at: 0 },
    observe: (asked) => observe(tool, asked, profile, judge),
  }
}

function roundTrips(tools: readonly Tool[]): readonly Probe[] {
  const assemblers = tools.filter((tool) => tool.kind === 'assembler')
  return tools.flatMap((tool) =>
    tool.kind !== 'disassembler'
      ? []
      : assemblers.flatMap((other): readonly Probe[] => [
          {
            name: `${tool.name}+${other.name}`,
            tools: [tool, other],
            one: { of: 1, at: 0 },
            observe: (asked) => observeRoundTrip(tool, other, asked),
          },
          ...(tool.options?.listed.length ? [printingProbe(tool, tool.options, other)] : []),
        ]),
  )
}

/** Whether a tool runs modules, or makes others of them that must compute the same. */
function keepsResults(tool: Tool): tool is Consumer {
  return tool.kind === 'consumer' && tool.changesResults !== true
}

/** Whether a device computes what modules say, or what a tool makes of them does, with its usual options and with passes. */
function runProbes(tool: Consumer): readonly Probe[] {
  if (tool.runAll !== undefined)
    return [
      {
        name: `${tool.name}+run`,
        tools: [tool],
        one: { of: 1, at: 0 },
        observe: (asked) => observeExecution(tool, asked),
      },
    ]
  const usual: Probe = {
    name: `${tool.name}+run`,
    tools: [tool],
    one: { of: 1, at: 0 },
    observe: (asked) => observeRun(tool, asked),
  }
  if (!tool.passes?.listed.length) return [usual]
  return [
    usual,
    passesProbe(tool, tool.passes, usual, (asked, options) => observeRun(tool, asked, options)),
  ]
}

/** The same, but of modules that the judge does not call valid it is not asked. */
function ofValidModules(probe: Probe): Probe {
  return {
    ...probe,
    observe: async (asked) => {
      const valid = asked.filter(({ judge }) => judge.kind === 'valid')
      const observations = (valid.length === 0 ? [] : await probe.observe(valid)).values()
      return asked.map(({ judge }) =>
        judge.kind === 'valid' ? (observations.next().value ?? notAsked) : notAsked,
      )
    },
  }
}

/**
 * All that can be asked of these tools: each on its own first, then what takes a second form or a second tool.
 *
 * @param profile the contract of all of them; that of its kind for each if absent.
 * @param judge the reference by other versions of texts than the newest.
 */
export function probesOf(
  tools: readonly Tool[],
  transformations: readonly Transformation[],
  profile?: Profile,
  judge?: Validator,
): readonly Probe[] {
  const probesFor = (tools: readonly Tool[]): readonly Probe[] => {
    const all = allProbes(tools, transformations, profile, judge).map(
      (probe): Probe => (judge === undefined ? probe : { ...probe, judge }),
    )
    return profile === 'valid-only' ? all.map(ofValidModules) : all
  }
  const histories = new Map<string, RememberingOracle>()
  const remembered = tools.map((tool): Tool => {
    if (tool.kind !== 'validator' || tool.fresh === undefined) return tool
    const withHistory = remembering(tool)
    histories.set(tool.name, withHistory)
    return withHistory
  })
  return probesFor(remembered).map((probe): Probe => {
    if (!probe.tools.some(({ name }) => histories.has(name))) return probe
    const formOf = (tools: readonly Tool[]): Probe =>
      probesFor(tools).find(({ name }) => name === probe.name) ?? probe
    return { ...probe, askAfresh: askingAfresh(probe, formOf, histories.get(probe.name)) }
  })
}

function allProbes(
  tools: readonly Tool[],
  transformations: readonly Transformation[],
  profile?: Profile,
  judge?: Validator,
): readonly Probe[] {
  const validators = tools.filter((tool): tool is Oracle => tool.kind === 'validator')
  const twinned = transformations.filter(
    (transformation): transformation is Twinned => transformation.twin !== undefined,
  )
  return [
    ...tools.map((tool) => ofTool(tool, profile, judge)),
    ...tools.flatMap((tool) =>
      tool.kind === 'consumer' && tool.passes?.listed.length
        ? [
            passesProbe(tool, tool.passes, ofTool(tool, profile, judge), (asked, options) =>
              observeConsumer(tool, asked, {
                ...(profile === undefined ? {} : { profile }),
                ...(judge === undefined ? {} : { judge }),
                options,
              }),
            ),
          ]
        : [],
    ),
    ...tools.flatMap((tool) => (keepsResults(tool) ? runProbes(tool) : [])),
    ...tools.flatMap((tool) => {
      const names = tool.kind === 'consumer' ? tool.passes?.names : undefined
      const listed = moduleOptions.get(tool.tool)?.filter(({ name }) => names?.has(name))
      return tool.kind === 'consumer' && listed?.length ? [effectsProbe(tool, listed)] : []
    }),
    ...tools.flatMap((tool) =>
      keepsResults(tool)
        ? twinned.map((transformation, index) =>
            twinProbe(tool, transformation, { at: index, of: twinned.length }, judge),
          )
        : [],
    ),
    ...validators.flatMap((tool) =>
      tool.options?.listed.length
        ? [
            judge === undefined
              ? optionsProbe(tool, tool.options)
              : optionsProbe(tool, tool.options, () => undefined),
          ]
        : [],
    ),
    ...roundTrips(tools),
    ...validators.flatMap((tool) =>
      transformations.map((transformation, index) =>
        metamorphicProbe(tool, transformation, { at: index, of: transformations.length }, judge),
      ),
    ),
    ...validators.flatMap((validator, index) =>
      validators.slice(index + 1).map((other) => twoToolsProbe(validator, other)),
    ),
  ]
}
