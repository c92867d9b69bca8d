import { availableParallelism } from 'node:os'
import { Option } from 'commander'
import { positiveInteger } from './option-values.ts'

/** `--jobs`: as many as there are processors, unless a number is given. */
export function jobsOption(what = 'number of concurrent processes'): Option {
  return new Option('--jobs <n>', what)
    .argParser(positiveInteger)
    .default(availableParallelism(), 'one for each processor')
}
