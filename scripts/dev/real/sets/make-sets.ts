import type { Shard } from '#runner/check/cases-of-shard'
import { realFolder } from '#runner/tools/installed-sets'
import { toolDirectory } from '#runner/tools/tool-directory'
import { progress } from '../../../cli/output/progress.ts'
import { isNamed } from './made-by.ts'
import { openMadeLog } from './made-log.ts'
import { makeSetModules, transformModules } from './make-set-modules.ts'
import { producers, transformers } from './producers.ts'
import { type SetSource, setSources } from './set-source.ts'
import type { SetsFlags } from './sets-flags.ts'
import { madeTable, writeFailures } from './show-sets.ts'
import { starterIn } from './start.ts'

/** Every nth source. */
function* inShard(sources: Iterable<SetSource>, { index, count }: Shard): Generator<SetSource> {
  let place = 0
  for (const source of sources) {
    if (place % count === index - 1) yield source
    place += 1
  }
}

/** Makes modules of the installed sets and prints how many there are now. */
export async function makeSets(flags: SetsFlags): Promise<void> {
  const {
    set,
    producer,
    count,
    shard = { index: 1, count: 1 },
    minutes = Number.POSITIVE_INFINITY,
  } = flags
  const directory = toolDirectory()
  const folder = realFolder(directory)
  const log = openMadeLog(
    folder,
    shard.count === 1 ? 'made' : `made-${shard.index}-of-${shard.count}`,
  )
  const end = performance.now() + minutes * 60_000
  const shown = progress()
  const making = {
    starter: starterIn(directory),
    log,
    producers: producers.filter((candidate) => isNamed(candidate, producer)),
    transformers: transformers.filter((candidate) => isNamed(candidate, producer)),
    isOver: () => performance.now() > end,
    each: shown.show,
  }
  // What an earlier call left is transformed first: the sources of all sets take hours.
  await transformModules(making)
  await makeSetModules(inShard(setSources(directory, set, count), shard), making)
  shown.done()
  console.log(madeTable(log.lines()))
  for (const line of writeFailures(folder, log.lines())) console.log(line)
  if (making.isOver()) console.log('the time is over: the same command goes on from here')
}
