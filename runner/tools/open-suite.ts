import type { Problem } from '../problem.ts'
import { type Apt, machineDateChecks, prepareApt, update } from './apt.ts'
import type { Archive } from './debian-archive.ts'
import type { Suite } from './suites.ts'

/** A suite of an archive, and the receiver of messages about it. */
interface SuitePlace {
  readonly archive: Archive
  readonly suite: Suite
  readonly log: (line: string) => void
}

/**
 * An apt for the suite by its own name, or by its codename where the archive has no such directory, with its list fetched.
 *
 * @param folder that this apt may modify.
 * @param types as the field of apt's sources.
 */
export async function openSuite(
  folder: string,
  { archive, suite, log }: SuitePlace,
  types?: string,
): Promise<Apt | Problem> {
  const dates = await machineDateChecks()
  if (!dates.date || !dates.validUntil)
    log(`${suite.name}: apt is set to take lists out of date on this machine, and does so here`)
  const named = prepareApt(folder, archive, suite.name, dates, types)
  const failure = await update(named)
  if (failure === undefined) return named
  if (failure.code === 'no-apt') return failure
  log(`${suite.name}: not available under this name, trying ${suite.codename}`)
  const coded = prepareApt(folder, archive, suite.codename, dates, types)
  return (await update(coded)) === undefined ? coded : failure
}
