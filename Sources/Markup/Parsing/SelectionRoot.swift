/// The node where a selection starts.
package struct SelectionRoot {
    let tree: Tree
    let node: Node
}
