"""Prints the dependencies between Swift's modules, between the folders of each module, and between Python's modules.

    python3 tools/graph.py [--check] [NAME ...]

Each line has a node and the nodes that it uses, except those that it also reaches through another node. A NAME is that of a
Swift module or of a folder of Python modules; without a NAME, the graph of Swift's modules is printed. With --check, all graphs
are read, and cycles and wrong declarations of Package.swift are printed with the lines of code that cause them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, field

import python_graph
import swift_graph


@dataclass
class Graph:
    """A directed graph. Each edge has the line of code that makes it."""

    name: str
    edges: dict[str, dict[str, str]] = field(default_factory=dict)

    @classmethod
    def of(cls, name: str, uses: Iterator[tuple[str, str, str]]) -> Graph:
        """Creates a graph of triples (user, used, line). If several lines make the same edge, the edge keeps the first one."""
        graph = cls(name)
        for user, used, line in uses:
            if user != used:
                graph.edges.setdefault(user, {}).setdefault(used, line)
                graph.edges.setdefault(used, {})
        return graph

    def reached(self, start: str) -> set[str]:
        """Returns the nodes that can be reached from `start` by at least one edge."""
        found: set[str] = set()
        rest = list(self.edges.get(start, {}))
        while rest:
            node = rest.pop()
            if node not in found:
                found.add(node)
                rest += self.edges[node]
        return found

    def cycles(self) -> list[list[str]]:
        """Returns, for each strongly connected component with a cycle, a shortest cycle through its first node by name."""
        reached = {node: self.reached(node) for node in self.edges}
        cycles, seen = [], set()
        for node in sorted(self.edges):
            if node in reached[node] and node not in seen:
                seen |= {other for other in reached[node] if node in reached[other]}
                cycles.append(self.shortest_cycle(node))
        return cycles

    def shortest_cycle(self, start: str) -> list[str]:
        """Returns the nodes of a shortest cycle through `start`."""
        paths = [[start]]
        while True:
            longer = [[*path, used] for path in paths for used in sorted(self.edges[path[-1]]) if used not in path[1:]]
            if found := next((path for path in longer if path[-1] == start), None):
                return found[:-1]
            paths = longer

    def described(self, cycle: list[str]) -> str:
        """Returns the text of a cycle, with the line of code of each edge."""
        pairs = list(zip(cycle, [*cycle[1:], cycle[0]], strict=True))
        lines = [f"  {user} → {used}: {self.edges[user][used]}" for user, used in pairs]
        return "\n".join([f"{self.name}: {' → '.join([*cycle, cycle[0]])}", *lines])

    def reduced(self) -> dict[str, list[str]]:
        """Returns the transitive reduction of the graph, which must have no cycle."""
        indirect = {
            node: set().union(*(self.reached(used) for used in edges), set()) for node, edges in self.edges.items()
        }
        return {node: sorted(set(edges) - indirect[node]) for node, edges in self.edges.items()}

    def drawing(self) -> str:
        """Returns a line for each node of the transitive reduction: the node and the nodes that it uses, which have later lines."""
        reduced = self.reduced()
        depth: dict[str, int] = {}
        for node in sorted(reduced, key=lambda node: len(self.reached(node))):
            depth[node] = max((depth[used] + 1 for used in reduced[node]), default=0)
        width = max(len(node) for node in reduced)
        rows = sorted(reduced, key=lambda node: (-depth[node], node))
        return "\n".join(f"{node:{width}}  {', '.join(reduced[node])}".rstrip() for node in rows)


def graphs() -> list[Graph]:
    """Returns all graphs of the repository."""
    found = [modules()]
    found += [Graph.of(name, swift_graph.folder_uses(name)) for name in swift_graph.module_names()]
    return found + [Graph.of(str(folder), python_graph.uses(folder)) for folder in python_graph.FOLDERS]


def modules() -> Graph:
    return Graph.of("Swift's modules", swift_graph.module_uses())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        problems = [graph.described(cycle) for graph in graphs() for cycle in graph.cycles()]
        problems += swift_graph.wrong_declarations()
        raise SystemExit("\n".join(problems) or None)
    chosen = [graph for graph in graphs() if graph.name in options.names] if options.names else [modules()]
    for graph in chosen:
        print(graph.drawing())


if __name__ == "__main__":
    main()
