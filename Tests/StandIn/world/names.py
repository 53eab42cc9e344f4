"""The names the forum gives to people who write without one."""

NAMES = """
Abigail Adrian Agnes Alden Alice Alma Ambrose Amelia Anders Andrea Angus Anita Antonia April Archie Ariel
Arnold Arthur Astrid Audrey August Aurora Barbara Basil Beatrice Benedict Bernard Bertha Bianca Blair Blake
Bonnie Boris Brenda Bridget Bruno Camille Carmen Caspar Cecilia Cedric Celeste Charlotte Chester Clara Claude
Clement Colette Conrad Cora Cornelia Crispin Cyril Dagmar Damian Daphne Deirdre Delia Della Desmond Diana
Dominic Donald Doris Dorothy Douglas Duncan Dylan Edgar Edith Edmund Edwin Eileen Eleanor Elias Elliot Elsa
Elvira Emery Emil Enid Erica Ernest Esther Ethel Eugene Eunice Evelyn Ezra Fabian Felicity Felix Ferdinand
Fergus Fiona Flora Florian Frances Frederick Freya Gabriel Gemma Geoffrey George Gerald Gilbert Giles Gina
Gloria Gordon Grace Gregory Greta Griselda Gustav Gwen Hamish Hannah Harold Harriet Hazel Helga Henrietta
Herbert Hilary Hilda Horace Howard Hubert Hugo Humphrey Ida Ignatius Ingrid Irene Iris Isabel Isidore Ivan
Ivy Jasper Jemima Jerome Joan Jocelyn Joel Josephine Judith Julian Juniper Justin Katherine Kenneth Kirsten
Lambert Laura Laurence Leander Lena Leonard Leopold Lilian Linus Lionel Lorna Louis Lucian Lucinda Luther Lydia
Mabel Magnus Malcolm Marcel Margaret Marina Marius Martha Matilda Maurice Maxine Melvin Mildred Millicent Minerva
Miranda Miriam Monica Mortimer Muriel Nadia Naomi Nathan Nell Nigel Nina Noel Nora Norman Octavia Olga Olive
Oscar Osmund Oswald Ottilie Otto Pamela Patrick Paula Penelope Percival Perry Petra Philippa Phoebe Phyllis Piers
Prudence Quentin Rachel Ralph Ramona Raymond Rebecca Regina Reginald Rhoda Roderick Roland Rosalind Rosemary
Rowena Rufus Rupert Ruth Sabina Sebastian Selma Seymour Sheila Sidney Sigrid Silas Silvia Simon Sophia Stanley
Stella Stephen Susanna Sybil Sylvester Tabitha Thaddeus Thea Theodore Thelma Theresa Thomas Tobias Una Ursula
Valentine Valerie Vanessa Vera Vernon Veronica Victor Vincent Viola Virgil Vivian Wallace Walter Wanda Wendell
Wilfred Wilhelmina Willa Winifred Winston Yolanda Yvette Yvonne Zachary Zelda Zora
""".split()
