/**
 * Milliseconds of the processor: what other programs take meanwhile is not the input's doing. If V8's other threads
 * would be counted too, the process is started with `--single-threaded`.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const turns = 20_000_000

function work(): number {
  let number = 1
  for (let turn = 0; turn < turns; turn++) {
    number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0
    number ^= number >>> 7
  }
  return number
}

/** The time of the work on a machine as slow as limits are meant for. */
const usualMs = 60

/**
 * How much slower the processor of this machine is than the one that limits are meant for, by the same clock: 1 where it is not.
 * How busy the machine is makes no difference.
 */
export function processorPace(): number {
  const times = [0, 0, 0, 0].map(() => {
    const from = processorMs()
    work()
    return processorMs() - from
  })
  // The first time it is not yet compiled.
  return Math.max(1, Math.min(...times.slice(1)) / usualMs)
}
