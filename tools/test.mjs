// Plain Node without packages: this runs before anything is installed, also on a Node that is too old.
var parts = process.versions.node.split('.').map(Number)
if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
  console.error(`Xəzər needs Node 20.19 or newer, and this is Node ${process.versions.node}.`)
  process.exit(1)
}
import('./launch/run-tests.mjs').then((launcher) => launcher.runTests(process.argv.slice(2)))
