/// The element or document in which a selection searches.
package struct SelectionRoot {
    let tree: Tree
    let node: Node
}
