import type { Footer } from '../log/run-log.ts'

/**
 * Expectations that explained nothing although every case they cover was asked: the tool was mended, or the cases
 * are gone. A run that asked about a part of the cases calls nothing stale.
 */
export function stale(footer: Footer): Footer['expectations'] {
  return footer.expectations.filter(
    ({ covers, asked, explains }) => explains === 0 && asked === covers,
  )
}
