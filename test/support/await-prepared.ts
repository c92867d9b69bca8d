// Runs before each file of the projects that need the build or the real tools.
import { prepared } from './prepared.ts'

await prepared()
