import { join } from 'node:path'
import { quoted } from '#runner/bugs/quoted'
import type { Profile } from '#runner/check/profile'
import { counted } from '#runner/counted'
import type { CampaignSummary } from '#runner/fuzz/campaign/summary'
import { untried } from '#runner/fuzz/campaign/untried'
import type { FuzzMakers } from '#runner/fuzz/make/fuzz-makers'
import { ourCommand } from '#runner/our-command'
import { rules } from '#spec/texts'
import { table } from '../output/table.ts'
import { knownLines } from './known-lines.ts'

/** The options of `fuzz` that say where its findings are, and how much is printed. */
interface ShownFlags {
  readonly tool: readonly string[]
  readonly profile?: Profile
  readonly out: string
  readonly report?: true
}

/** The command that reduces a finding further, and writes its folder again. */
function reduceCommand(
  { folder, environment, hasControl }: CampaignSummary['findings'][number],
  { out, tool, profile }: ShownFlags,
): string {
  const inFolder = (name: string) => quoted(join(out, folder, name))
  const words = [
    `reduce ${inFolder('module.spv')} --env ${environment}`,
    ...(hasControl ? [`--control ${inFolder('control.spv')}`] : []),
    ...(profile === undefined ? [] : [`--profile ${profile}`]),
    `--tool ${tool.map(quoted).join(' ')} --out ${inFolder('')}`,
  ]
  return ourCommand(words.join(' '))
}

/**
 * Prints what a campaign found, and where.
 *
 * @param before signatures of findings that the list of `--baseline` has.
 */
export function showCampaign(
  summary: CampaignSummary,
  makers: FuzzMakers,
  flags: ShownFlags,
  before: ReadonlySet<string>,
): void {
  const { runs, runsNow, seconds, phases } = summary
  const { counts, known, unrepeated, unconfirmed, otherRevision } = summary
  const rate = Math.round(runsNow / Math.max(seconds, 0.001))
  console.log(
    `${runsNow} modules in this run of ${Math.round(seconds)} s, ${rate} per second; ${runs} modules finished in total`,
  )
  // Modules are finished once what they show is reduced.
  if (runsNow > 0 && runs === 0)
    console.log(
      'time was up before all disagreements of the first modules were reduced: the next run in this folder continues with them',
    )
  const times = Object.entries(phases).map(([name, time]) => `${name} ${time.toFixed(1)} s`)
  console.log(`time of all processes: ${times.join(', ')}`)
  console.log(table(Object.entries(counts).map(([name, count]) => [String(count), name])))
  if (known > 0)
    console.log(`${counted(known, 'finding is', 'findings are')} known: see corpus/expectations`)
  if (unrepeated > 0) console.log(`${counted(unrepeated, 'finding')} could not be reproduced`)
  if (unconfirmed > 0)
    console.log(
      `${counted(unconfirmed, 'finding concerns a module that is', 'findings concern modules that are')} valid only according to the reference: see --also-unconfirmed`,
    )
  if (otherRevision > 0)
    console.log(
      `${counted(otherRevision, 'answer is', 'answers are')} right by another version or reading of a text: see --revision`,
    )
  for (const finding of summary.findings) {
    const { folder, instructions, confidence, isCut } = finding
    const state = before.has(finding.signature) ? 'in the baseline' : finding.state
    const doubt = confidence === 'one' ? ', valid only according to the reference' : ''
    const cut = isCut ? '; time was up while it was reduced, which the next line goes on with' : ''
    console.log(`${state}: ${join(flags.out, folder)} (${instructions} instructions${doubt}${cut})`)
    if (isCut) console.log(`  ${reduceCommand(finding, flags)}`)
  }
  for (const line of knownLines(summary.probablyKnown, flags.out)) console.log(line)
  if (!flags.report) return
  const broken = Object.entries(summary.alone).sort(([, a], [, b]) => b - a)
  console.log(
    `\nrules broken alone: ${broken.length} of ${makers.aims.length} that can be aimed at`,
  )
  if (broken.length > 0) console.log(table(broken.map(([rule, count]) => [String(count), rule])))
  for (const { name, tried, of: total, never } of untried(summary, rules, makers)) {
    console.log(`\n${name}: ${tried} of ${total} tried`)
    for (const name of never) console.log(`  never: ${name}`)
  }
}
