import { type Command, Option } from 'commander'
import type { CaseChoice } from '#runner/check/choose-cases'
import { type Profile, profiles } from '#runner/check/profile'
import { movesIn, withCurrentIds } from '#runner/corpus/moves-in'
import type { Header } from '#runner/log/run-log'
import { type Sample, sampleOf } from './option-values.ts'

/** Options that select cases, as parsed by commander. */
export interface CaseFlags {
  readonly env?: readonly string[]
  readonly rule?: readonly string[]
  readonly case?: readonly string[]
  readonly profile?: Profile
  readonly sample?: Sample
  readonly revision?: readonly string[]
}

/** Adds the options to a command. */
export function withCaseOptions(command: Command): Command {
  return command
    .option('--env <name...>', 'select these environments')
    .option('--rule <glob...>', "select the cases of these rules; '!glob' leaves out")
    .option('--case <glob...>', "select these cases; '!glob' leaves out")
    .option(
      '--sample <part[:seed]>',
      'select a random part of the cases: 0.1 or 10%, with another seed 10%:7',
      sampleOf,
    )
}

/** Adds the option that says what tools may be asked. */
export function withProfileOption(command: Command): Command {
  return command.addOption(
    new Option(
      '--profile <profile>',
      'robust: run all tools on invalid cases too; valid-only: run none on them',
    ).choices(profiles),
  )
}

/**
 * The cases that the options choose of the corpus in a folder. The id of a case that is gone means the case that
 * replaced it.
 */
export function choiceOf(
  { rule, case: cases, env, sample }: CaseFlags,
  folder: string,
): CaseChoice {
  const moves = cases === undefined ? {} : movesIn(folder)
  return {
    ...(rule === undefined ? {} : { rules: rule }),
    ...(cases === undefined ? {} : { cases: withCurrentIds(cases, moves) }),
    ...(env === undefined ? {} : { environments: env }),
    ...(sample === undefined ? {} : { sample }),
  }
}

/** The options as a run log names them. */
export function selectionOf(flags: CaseFlags): Header['selection'] {
  const { rule, case: cases, env, profile, sample, revision } = flags
  const given: readonly (readonly [string, string | undefined])[] = [
    ['rule', rule?.join(' ')],
    ['case', cases?.join(' ')],
    ['env', env?.join(' ')],
    ['profile', profile],
    ['revision', revision?.join(' ')],
    ['sample', sample === undefined ? undefined : `${sample.part} seed ${sample.seed}`],
  ]
  return Object.fromEntries(
    given.filter((pair): pair is readonly [string, string] => pair[1] !== undefined),
  )
}
