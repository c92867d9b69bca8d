import { join } from 'node:path'
import { packageRoot } from '#runner/package-root'

const recordFile = (file: string): string => join(packageRoot(), 'test/runner', file)

/** For each rule the digest of the valid cases that every tool of CI was asked about, and the versions of these tools. */
export const askedFile = recordFile('causes/asked.json')

/** For each rule the digest of its own cases, and the versions of the tools that were asked about them. */
export const ownAskedFile = recordFile('own-cases/asked.json')

/** For each SPEC with options the digest of what it was asked about, when it showed all of its entries. */
export const shownFile = recordFile('causes/shown.json')
